import SwiftUI

extension View {
    static func _printChanges() {}
}

import SwiftUI

@Observable
@MainActor
final class Preferences {
    var isOpen = false
}

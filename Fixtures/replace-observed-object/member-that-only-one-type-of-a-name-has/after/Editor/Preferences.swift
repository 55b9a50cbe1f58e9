import SwiftUI

@Observable
@MainActor
final class Preferences {
    static let shared = Preferences()

    var fontSize = 12.0
}

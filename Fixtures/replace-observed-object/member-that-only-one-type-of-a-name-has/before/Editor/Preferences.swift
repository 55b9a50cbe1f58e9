import SwiftUI

@MainActor
final class Preferences: ObservableObject {
    static let shared = Preferences()

    @Published var fontSize = 12.0
}

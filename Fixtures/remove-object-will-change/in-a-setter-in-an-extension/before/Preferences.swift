import SwiftUI

@MainActor
final class Preferences: ObservableObject {
    @Published var isOpen = false
}

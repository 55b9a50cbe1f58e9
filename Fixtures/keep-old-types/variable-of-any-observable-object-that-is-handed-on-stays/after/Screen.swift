import SwiftUI

final class Screen: ObservableObject {
    @Published var sheet: (any ObservableObject)?
}

final class Feed: ObservableObject {
    @Published var entries = 0
}

final class Settings: ObservableObject {
    @Published var isDark = false
}

func recent(_ screen: Screen) {
    screen.sheet = Feed()
    // Takes its type from that of the variable.
    var last = screen.sheet
    last = Settings()
    print(last == nil)
}

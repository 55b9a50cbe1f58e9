import SwiftUI

@Observable
final class Screen {
    var sheet: (any ObservableObject)?
    var title = ""

    func open(_ feed: Feed) { sheet = feed }
    func close() { sheet = nil }
}

/// These two are assigned to it, and stay.
final class Feed: ObservableObject {
    @Published var entries = 0
}

final class Profile: ObservableObject {
    @Published var name = ""
}

@Observable
final class Settings {
    var isDark = false
}

struct ScreenView: View {
    @State private var screen = Screen()
    @State private var settings = Settings()

    var body: some View {
        VStack {
            Text("\(screen.title) \(settings.isDark ? 1 : 0)")
            if let feed = screen.sheet as? Feed { Text("\(feed.entries)") }
            if screen.sheet is Profile { Text("Profile") }
            Button("Profile") { screen.sheet = Profile() }
            Button("Close") { if screen.sheet != nil { screen.close() } }
        }
    }
}

/// Functions of the name are something else.
struct Paper {
    func sheet() -> Int { 1 }
}

let sheets = [Paper().sheet()]

import SwiftUI

struct MainApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

import SwiftUI

@main
struct StudioApp: App {
    @StateObject private var studio = Studio()

    var body: some Scene {
        WindowGroup {
            Text("Studio")
        }
        .environmentObject(studio)
    }
}

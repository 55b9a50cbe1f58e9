import SwiftUI

@main
struct StudioApp: App {
    @State private var studio = Studio()

    var body: some Scene {
        WindowGroup {
            Text("Studio")
        }
        .environment(studio)
    }
}

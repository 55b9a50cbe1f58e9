import SwiftUI

@main
struct VoyageApp: App {
    var body: some Scene {
        WindowGroup {
            VoyageScreen()
                .environmentObject(Voyage())
        }
    }
}

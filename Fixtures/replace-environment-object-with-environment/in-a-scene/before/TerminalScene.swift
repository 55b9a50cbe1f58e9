import SwiftUI

struct TerminalScene: Scene {
    @EnvironmentObject private var terminal: Terminal

    var body: some Scene {
        WindowGroup {
            Text(terminal.title)
        }
    }
}

import SwiftUI

struct TerminalScene: Scene {
    @Environment(Terminal.self) private var terminal

    var body: some Scene {
        WindowGroup {
            Text(terminal.title)
        }
    }
}

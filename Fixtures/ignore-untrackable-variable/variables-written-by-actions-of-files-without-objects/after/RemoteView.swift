import SwiftUI

struct RemoteView: View {
    let remote: Remote

    var body: some View {
        Button("Mute") { _ = remote.press() }
    }
}

struct ReportView: View {
    let player: Player

    var body: some View {
        Button("Report") { share() }
    }

    func share() {
        print(text())
    }

    func text() -> String {
        player.describe()
    }
}

struct ExportTests {
    func counts() {
        print(exportTwice(Player()))
    }

    func exportTwice(_ player: Player) -> Int {
        _ = player.export()
        return player.export()
    }
}

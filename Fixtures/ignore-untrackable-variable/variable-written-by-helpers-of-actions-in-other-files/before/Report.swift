import SwiftUI

struct ReportView: View {
    let player: Player

    var body: some View { Button("Report") { share() } }

    func share() { print(text()) }
    func text() -> String { player.describe() }
}

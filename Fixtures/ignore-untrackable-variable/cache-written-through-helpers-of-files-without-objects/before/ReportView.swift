import SwiftUI

struct ReportView: View {
    let player: Player

    var body: some View {
        Text(text())
        Button(title()) { print(text()) }
    }

    func text() -> String {
        player.describe()
    }

    func title() -> String {
        "\(Meter(player: player).read())"
    }
}

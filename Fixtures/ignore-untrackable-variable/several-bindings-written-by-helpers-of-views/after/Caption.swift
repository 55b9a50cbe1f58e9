import SwiftUI

struct Caption {
    let player: Player

    var text: String {
        note()
        return player.title
    }

    func note() { player.captions += 1 }
}

struct CaptionView: View {
    let caption: Caption

    var body: some View {
        Text(caption.text)
        Text(heading)
        Button("Tap") { tap() }
    }

    private var heading: String {
        caption.player.labels += 1
        return caption.player.title
    }

    private func tap() { caption.player.taps += 1 }
}

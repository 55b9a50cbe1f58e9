import AVKit
import SwiftUI
import WebKit

final class Bookmarks: ObservableObject {
    @Published var names: [String] = []
}

final class PageLoader {
    @ObservedObject var bookmarks: Bookmarks
    let page = WKWebView()

    init(bookmarks: Bookmarks) { self.bookmarks = bookmarks }
}

final class Reels: ObservableObject {
    @Published var names: [String] = []
}

struct ReelPlayer {
    @ObservedObject var reels: Reels

    func stop(_ controller: AVPlayerViewController) {
        controller.player = nil
    }
}

final class Songs: ObservableObject {
    @Published var names: [String] = []
}

struct SongPlayer {
    @ObservedObject var songs: Songs

    func stop(_ player: AVAudioPlayer) {
        player.stop()
    }
}

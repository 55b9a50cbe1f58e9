import Foundation
import SwiftUI

final class Recorder: NSObject, ObservableObject {
    @Published var takes: [String] = []
    var length: Int { UserDefaults.standard.integer(forKey: "length") }

    func record() {
        takes.append("take")
        UserDefaults.standard.set(takes.count, forKey: "length")
        objectWillChange.send()
    }
}

/// Its description is read by what prints it.
final class Player: NSObject, ObservableObject {
    @Published var tracks: [String] = []
    override var description: String { UserDefaults.standard.string(forKey: "player") ?? "" }

    func play() {
        tracks.append("track")
        UserDefaults.standard.set("plays", forKey: "player")
        objectWillChange.send()
    }
}

struct RecorderView: View {
    @ObservedObject var recorder: Recorder
    @ObservedObject var player: Player

    var body: some View {
        Text("\(recorder.takes.count) \(player.tracks.count) \(player.description)")
    }
}

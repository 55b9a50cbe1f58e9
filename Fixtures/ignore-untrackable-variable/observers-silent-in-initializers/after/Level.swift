import SwiftUI

@Observable
class Level {
    var name = ""
    var volume = 5 {
        didSet { log("volume \(volume)") }
    }
    var balance: Int {
        didSet { log("balance \(balance)") }
    }
    var tags: [String] = [] {
        didSet { log("tags \(tags)") }
    }

    init(volume: Int) {
        self._volume = volume
        balance = 1
        _tags.append("new")
        self._tags += ["loud"]
    }

    convenience init() {
        self.init(volume: 3)
        _volume = 4
    }

    func log(_ text: String) {
        print(text)
    }
}

final class Loud: Level {
    override init(volume: Int) {
        super.init(volume: volume)
        self.volume = 9
    }
}

struct LevelView: View {
    var level: Level

    var body: some View {
        Text("\(level.name) \(level.volume)")
    }
}

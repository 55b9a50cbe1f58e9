import SwiftUI

class Level: ObservableObject {
    @Published var name = ""
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
        self.volume = volume
        balance = 1
        tags.append("new")
        self.tags += ["loud"]
    }

    convenience init() {
        self.init(volume: 3)
        volume = 4
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
    @ObservedObject var level: Level

    var body: some View {
        Text("\(level.name) \(level.volume)")
    }
}

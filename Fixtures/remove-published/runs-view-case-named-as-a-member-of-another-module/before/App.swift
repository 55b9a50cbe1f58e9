import SwiftUI

final class Counter { static var made = 0 }

extension NotificationCenter {
    func address(domain: String) -> Int { Counter.made }
}

enum Rank {
    case address, volume
    var title: String {
        switch self {
        case .address: return "addresses"
        case .volume: return "volume"
        }
    }
}

final class RankModel: ObservableObject {
    let rank: Rank = .address
    @Published var items = 0
    @Published var period = 0
}

struct RankTitle: View {
    @ObservedObject var model: RankModel
    var body: some View {
        VStack {
            Text(model.rank.title)
            Text("\(model.items)")
        }
    }
}

struct ContentView: View {
    @StateObject private var model = RankModel()
    var body: some View {
        VStack {
            RankTitle(model: model)
            Text("\(model.period)")
            Button("items") { model.items += 1 }
            Button("period") { model.period += 1 }
            Button("made") { Counter.made += 1 }
        }
    }
}

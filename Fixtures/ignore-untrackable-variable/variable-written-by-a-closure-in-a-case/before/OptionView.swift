import SwiftUI

final class Model: ObservableObject {
    @Published var items: [Int] = []
    var option = 0

    func choose(_ option: Int) {
        self.option = option
        items = [option]
    }
}

enum Entry {
    case filter((Int) -> Void)
    case map(Int, (Int) -> Void)
}

struct EntryMenu: View {
    let entries: [Entry]

    var body: some View {
        Button("x") {
            if case .filter(let choose) = entries[0] { choose(1) }
            if case .map(_, let choose) = entries[1] { choose(2) }
        }
    }
}

struct OptionView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.option)")
        EntryMenu(entries: [.filter { model.option = $0 }, Entry.map(1) { model.option = $0 }])
    }
}

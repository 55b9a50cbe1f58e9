import SwiftUI

struct Bottle {
    var year = 0

    func show(in cellar: Cellar) -> Int { cellar.bottles.count + year }
    mutating func fill(_ year: () -> Int) { self.year = year() }
}

final class Cellar: ObservableObject {
    @Published var bottles: [Bottle] = []
    @Published var vintage = 2000
    var shelves: [Int] = [] { willSet { objectWillChange.send() } }
    var labels: [String] = [] { willSet { print(labels.count - newValue.count) } }

    func arrange() {
        print(bottles[0].show(in: self))
        bottles[0].fill { vintage }
        update(0) { $0.year = self.vintage }
        shelves.removeAll { $0 > vintage }
        labels.removeAll { $0.count > labels.count }
    }

    private func update(_ index: Int, _ change: (inout Bottle) -> Void) { change(&bottles[index]) }
}

struct CellarView: View {
    @ObservedObject var cellar: Cellar

    var body: some View { Text("\(cellar.bottles.count) \(cellar.shelves.count) \(cellar.vintage)") }
}

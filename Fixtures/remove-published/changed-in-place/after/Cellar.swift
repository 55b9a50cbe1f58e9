import SwiftUI

struct Bottle {
    var year = 0

    func show(in cellar: Cellar) -> Int { cellar.bottles.count + year }
    mutating func fill(_ year: () -> Int) { self.year = year() }
}

@Observable
final class Cellar {
    var bottles: [Bottle] = []
    var vintage = 2000
    var shelves: [Int] = []
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
    var cellar: Cellar

    var body: some View { Text("\(cellar.bottles.count) \(cellar.shelves.count) \(cellar.vintage)") }
}

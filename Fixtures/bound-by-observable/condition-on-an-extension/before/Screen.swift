import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3
}

final class Gauge: ObservableObject {
    @Published var level = 4
}

extension Array where Element: ObservableObject {
    func logAll() {
        forEach { log($0) }
    }

    private func log(_ element: Element) {
        print(element)
    }
}

func logLevels(of gauges: [Gauge], names: [String]) {
    gauges.logAll()
    print(names.count)
}

import SwiftUI

@Observable
class Fare {
    var total = ""
    var distance: Double? {
        didSet { updateTotal() }
    }
    var zones = 1 {
        didSet {
            defer { zones = min(zones, 6) }
            updateTotal()
        }
    }

    init(distance: Double?, zones: Int) {
        self._zones = zones
        defer {
            if let distance {
                self.distance = distance
            }
        }
        func raise() {
            self.zones += 1
        }
        raise()
    }

    private func updateTotal() {
        total = "\(distance ?? 0) km, \(zones) zones"
    }
}

struct FareView: View {
    var fare: Fare

    var body: some View {
        Text(fare.total)
    }
}

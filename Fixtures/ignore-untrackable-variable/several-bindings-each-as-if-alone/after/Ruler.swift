import Combine
import SwiftUI

@Observable
final class Ruler {
    var length = 1
    var width = 2
    @ObservationIgnored private var cache: [Int: Int] = [:]
    @ObservationIgnored private var hits = 0
    private var bag = Set<AnyCancellable>()
    private var left: Int
    private var right: Int
    @ObservationIgnored private var middle = 0
    weak var owner: Ruler?
    weak var previous: Ruler?
    let inches = 12, feet = 3
    static var made = 0, lost = 0
    @available(macOS 14, *)
    private var scale = 1.0
    @available(macOS 14, *)
    private var offset: Double?
    var (x, y) = (0, 0)
    var z = 0

    init(left: Int) {
        self.left = left
        right = left + middle
        middle = right
    }

    var area: Int {
        access(keyPath: \.width)
        if let area = cache[length] {
            hits += 1
            return area
        }
        let area = length * width
        cache[length] = area
        return area
    }

    var sum: Int { left + right + middle }

    func scale(by factor: Double) { scale *= factor }
}

struct RulerView: View {
    @State private var ruler = Ruler(left: 1)

    var body: some View {
        Text("\(ruler.area) \(ruler.sum) \(ruler.x) \(ruler.z)")
    }
}

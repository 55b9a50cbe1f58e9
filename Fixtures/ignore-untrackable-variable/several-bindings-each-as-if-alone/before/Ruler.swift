import Combine
import SwiftUI

final class Ruler: ObservableObject {
    @Published var length = 1
    @Published var width = 2
    private var cache: [Int: Int] = [:], hits = 0, bag = Set<AnyCancellable>()
    private var left, right: Int, middle = 0
    weak var owner: Ruler?, previous: Ruler?
    let inches = 12, feet = 3
    static var made = 0, lost = 0
    @available(macOS 14, *)
    private var scale = 1.0, offset: Double?
    var (x, y) = (0, 0), z = 0

    init(left: Int) {
        self.left = left
        right = left + middle
        middle = right
    }

    var area: Int {
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
    @StateObject private var ruler = Ruler(left: 1)

    var body: some View {
        Text("\(ruler.area) \(ruler.sum) \(ruler.x) \(ruler.z)")
    }
}

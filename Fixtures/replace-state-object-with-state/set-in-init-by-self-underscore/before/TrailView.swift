import SwiftUI

struct TrailView: View {
    let title: String
    @StateObject var trail: Trail

    init(title: String, length: Double) {
        self.title = title
        self._trail = StateObject(wrappedValue: Trail(length: length))
    }

    var body: some View {
        Text("\(title) \(trail.length)")
    }
}

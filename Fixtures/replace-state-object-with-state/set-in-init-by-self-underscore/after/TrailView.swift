import SwiftUI

struct TrailView: View {
    let title: String
    @State var trail: Trail

    init(title: String, length: Double) {
        self.title = title
        self._trail = State(wrappedValue: Trail(length: length))
    }

    var body: some View {
        Text("\(title) \(trail.length)")
    }
}

import SwiftUI

@Observable
final class Buffer {
    var title = ""
    private var stored: [Int] = []
    @ObservationIgnored var items: [Int] {
        _read { yield stored }
        _modify { yield &stored }
    }
    @ObservationIgnored var reads: [Int] {
        _read { yield stored }
    }
    var mixed: [Int] {
        get { stored }
        _modify { yield &stored }
    }
    subscript(index: Int) -> Int {
        _read { yield stored[index] }
        _modify { yield &stored[index] }
    }
}

struct BufferView: View {
    var buffer: Buffer

    var body: some View {
        Text("\(buffer.items.count) \(buffer.title)")
    }
}

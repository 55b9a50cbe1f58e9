import SwiftUI

final class Buffer: ObservableObject {
    @Published var title = ""
    private var stored: [Int] = []
    var items: [Int] {
        _read { yield stored }
        _modify { yield &stored }
    }
    var reads: [Int] {
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
    @ObservedObject var buffer: Buffer

    var body: some View {
        Text("\(buffer.items.count) \(buffer.title)")
    }
}

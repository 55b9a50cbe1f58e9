import SwiftUI

struct Layout {
    var width = 0.0
}

final class Feed: ObservableObject {
    @Published var rows: [String] = []
    var passes = 0
    var layout = Layout()
    var shown: [String] = []
    var last = ""
    var selection = 0
    var opened = 0

    func open() {
        opened += 1
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        let _ = (feed.passes += 1)
        VStack {
            header
            ForEach(feed.rows, id: \.self) { row in
                let _ = (feed.last = row)
                Text(row)
            }
            Button("Next") { feed.selection += 1 }
            Stepper("Row", value: Binding { feed.selection } set: { feed.selection = $0 })
            Button("Open", action: feed.open)
            Text("\(feed.selection), \(feed.opened)")
        }
        .onAppear { feed.selection = 0 }
    }

    private var header: some View {
        feed.layout.width = 3
        feed.shown.append("header")
        return Text(feed.rows.first ?? "")
    }

    private var empty: some View {
        let other = Feed()
        other.selection = 1
        return Text(other.rows.first ?? "none")
    }

    func save() {
        feed.opened = 0
    }

    func reset() -> Bool {
        feed.selection = 0
        return true
    }
}

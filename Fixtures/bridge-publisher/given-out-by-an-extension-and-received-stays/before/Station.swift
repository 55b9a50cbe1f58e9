import SwiftUI

final class Station: ObservableObject {
    @Published var channel = 1
}

extension Station {
    var channels: Published<Int>.Publisher { $channel }
}

struct StationView: View {
    @StateObject private var station = Station()
    @State private var last = 0

    var body: some View {
        Text("\(last)")
            .onReceive(station.channels) { last = $0 }
    }
}

import SwiftUI

struct StopwatchView: View {
    @StateObject private var ticker = Ticker()

    var body: some View {
        Text("\(ticker.seconds)")
    }

    private final class Ticker: ObservableObject {
        @Published var seconds = 0
    }
}

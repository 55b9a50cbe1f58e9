import SwiftUI

struct StopwatchView: View {
    @State private var ticker = Ticker()

    var body: some View {
        Text("\(ticker.seconds)")
    }

    @Observable
    fileprivate final class Ticker {
        var seconds = 0
    }
}

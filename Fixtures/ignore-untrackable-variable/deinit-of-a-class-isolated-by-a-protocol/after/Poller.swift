import SwiftUI

@MainActor
protocol Screen3 {}
protocol Page: Screen3 {}
typealias Both = Page & Identifiable

@Observable
final class Home: Page {
    var gain = 0
    @ObservationIgnored private var task: Task<Void, Never>?
    deinit { task?.cancel() }
}

@Observable
final class Away: Both {
    var gain = 0
    @ObservationIgnored private var task: Task<Void, Never>?
    deinit { task?.cancel() }
}

struct HomeView: View {
    var home: Home
    var away: Away

    var body: some View { Text("\(home.gain) \(away.gain)") }
}

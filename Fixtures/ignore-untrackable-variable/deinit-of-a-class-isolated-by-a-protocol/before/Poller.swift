import SwiftUI

@MainActor
protocol Screen3 {}
protocol Page: Screen3 {}
typealias Both = Page & Identifiable

final class Home: ObservableObject, Page {
    @Published var gain = 0
    private var task: Task<Void, Never>?
    deinit { task?.cancel() }
}

final class Away: ObservableObject, Both {
    @Published var gain = 0
    private var task: Task<Void, Never>?
    deinit { task?.cancel() }
}

struct HomeView: View {
    @ObservedObject var home: Home
    @ObservedObject var away: Away

    var body: some View { Text("\(home.gain) \(away.gain)") }
}

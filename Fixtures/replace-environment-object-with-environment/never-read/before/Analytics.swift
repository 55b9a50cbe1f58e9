import Combine

final class Analytics: ObservableObject {
    @Published var events = 0
}

import Combine

final class Notices: ObservableObject {
    @Published var latest: String?
}

import Combine

final class Room: ObservableObject {
    @Published var name = ""
}

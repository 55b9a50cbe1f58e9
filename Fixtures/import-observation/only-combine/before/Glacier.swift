import Combine

final class Glacier: ObservableObject {
    @Published var thickness = 300
}

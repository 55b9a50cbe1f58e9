import Combine

final class Crew: ObservableObject {
    @Published var size = 4
}

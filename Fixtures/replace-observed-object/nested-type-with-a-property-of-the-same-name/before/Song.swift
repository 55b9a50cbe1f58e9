import Combine

final class Song: ObservableObject {
    @Published var title = "Intro"
}

import Combine

final class Poem: ObservableObject {
    @Published var verse = ""
}

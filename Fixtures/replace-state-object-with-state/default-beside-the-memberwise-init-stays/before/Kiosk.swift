import Combine

final class Kiosk: ObservableObject {
    @Published var papers: Int

    init(papers: Int = 0) {
        self.papers = papers
    }
}

import SwiftUI

final class News: ObservableObject {
  @Published var posts: [String] = []

  init() {
    Task { posts = ["first"] }
  }
}

struct NewsView: View {
  @StateObject var news = News()

  var body: some View { Text(news.posts.first ?? "") }
}

struct NewsTab: View {
  var body: some View { NewsView() }
}

#Preview { NewsView() }

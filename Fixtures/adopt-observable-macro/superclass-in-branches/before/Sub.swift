import SwiftUI

final class FeedModel: BaseModel {
    @Published var posts: [String] = []
}

struct FeedView: View {
    @StateObject private var model = FeedModel()
    var body: some View { Text("\(model.posts.count) \(model.loading ? 1 : 0)") }
}

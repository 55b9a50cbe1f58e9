import SwiftUI

@Observable
final class FeedModel: BaseModel {
    var posts: [String] = []
}

struct FeedView: View {
    @State private var model = FeedModel()
    var body: some View { Text("\(model.posts.count) \(model.loading ? 1 : 0)") }
}

import SwiftUI

public protocol CourseRouter: AnyObject {
    var depth: Int { get set }
    func back()
}

final class ImageProvider {
    let folder = "images"
    var count = 0
}

final class Cache {
    nonisolated(unsafe) static let shared = Cache()
    func clear() {}
}

public final class Course: ObservableObject {
    @Published var title = ""
    public let router: any CourseRouter
    let images: ImageProvider?

    init(router: any CourseRouter, images: ImageProvider?) {
        self.router = router
        self.images = images
    }

    func refresh() {
        Cache.shared.clear()
        objectWillChange.send()
    }
}

struct CourseView: View {
    @ObservedObject var course: Course

    var body: some View {
        Text(course.title)
        Text("\(course.router.depth)")
        Button("Back") { course.router.back() }
        Button("Refresh") { course.refresh() }
    }
}

struct Photo: View {
    let images: ImageProvider?

    var body: some View { Text(images?.folder ?? "") }
}

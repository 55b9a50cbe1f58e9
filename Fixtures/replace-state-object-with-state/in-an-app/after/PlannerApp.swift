import SwiftUI

@main
struct PlannerApp: App {
    @State private var planner = Planner()

    var body: some Scene {
        WindowGroup {
            Text("\(planner.tasks.count) tasks")
        }
    }
}

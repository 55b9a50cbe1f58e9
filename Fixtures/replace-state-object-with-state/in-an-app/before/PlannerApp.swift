import SwiftUI

@main
struct PlannerApp: App {
    @StateObject private var planner = Planner()

    var body: some Scene {
        WindowGroup {
            Text("\(planner.tasks.count) tasks")
        }
    }
}

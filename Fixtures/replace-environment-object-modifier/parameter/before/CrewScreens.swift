import SwiftUI

struct CrewScreens {
    func overview(of crew: Crew) -> some View {
        Text("Crew").environmentObject(crew)
    }

    func detail(_ name: String, with members: Crew) -> some View {
        Text(name).environmentObject(members)
    }
}

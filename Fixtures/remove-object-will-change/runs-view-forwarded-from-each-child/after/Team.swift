import SwiftUI

@Observable
final class Member: Identifiable {
  let id: Int
  var points = 0

  init(id: Int) { self.id = id }
}

@Observable
final class Team {
  private(set) var members: [Member] = [] {
    didSet { follow() }
  }

  var points: Int { members.reduce(0) { $0 + $1.points } }

  func add() { members.append(Member(id: members.count)) }

  private func follow() {
  }
}

struct ContentView: View {
  @State private var team = Team()

  var body: some View {
    Text("\(team.points) points")
    Button("add") { team.add() }
    ForEach(team.members) { member in MemberRow(member: member) }
  }
}

struct MemberRow: View {
  @Bindable var member: Member

  var body: some View { Stepper("points of \(member.id)", value: $member.points) }
}

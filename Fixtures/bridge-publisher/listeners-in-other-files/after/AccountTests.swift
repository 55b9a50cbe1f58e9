import Combine

func testsAccount() async {
  let account = Account()
  var names: [String] = []
  let subscription = account.nameSubject.dropFirst().sink { names.append($0) }
  account.name = "a"
  assert(names == ["a"])
  subscription.cancel()
  _ = await account.nameSubject.values.first { $0.isEmpty }
}
